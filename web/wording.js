/** No words in code: whatever people read is a message of the texts. Refuses letters where they would be read. */

const WORDS = /\p{L}{2,}/u
/** Attributes that are read, aloud or as a tip. */
const READ = new Set(['aria-label', 'aria-description', 'aria-valuetext', 'title', 'alt', 'placeholder', 'label'])
/** What stands on keys is the same in every language. */
const AS_IT_IS = new Set(['style', 'script', 'kbd'])
/** Looks like a sentence, wherever it stands. */
const SENTENCE = /^\p{Lu}\p{Ll}+,? \p{L}{2,}/u

export default {
  rules: {
    'no-words': {
      meta: { type: 'problem', messages: { words: '"{{words}}" would be read: it belongs to the texts.' } },
      create(context) {
        const asItIs = (node) => {
          for (let at = node.parent; at; at = at.parent) if (AS_IT_IS.has(at.name?.name)) return true
          return false
        }
        const refuse = (node, words) => {
          if (WORDS.test(words))
            context.report({ node, messageId: 'words', data: { words: words.trim().slice(0, 40) } })
        }
        /** What a shown expression can come to, where that stands in it as it is. */
        const look = (node) => {
          if (node?.type === 'Literal' && typeof node.value === 'string') refuse(node, node.value)
          else if (node?.type === 'TemplateLiteral') node.quasis.forEach((part) => refuse(part, part.value.raw))
          else if (node?.type === 'ConditionalExpression') [node.consequent, node.alternate].forEach(look)
          else if (['+', '??', '||', '&&'].includes(node?.operator)) [node.left, node.right].forEach(look)
        }
        return {
          SvelteText: (node) => void (asItIs(node) || refuse(node, node.value)),
          SvelteMustacheTag: (node) => void (node.parent.type === 'SvelteElement' && look(node.expression)),
          SvelteAttribute(node) {
            if (!READ.has(node.key.name)) return
            for (const part of node.value)
              if (part.type === 'SvelteLiteral') refuse(part, part.value)
              else look(part.expression)
          },
          'AssignmentExpression[left.object.name="document"][left.property.name="title"]': ({ right }) => look(right),
          Literal: (node) => void (SENTENCE.test(node.value) && refuse(node, node.value)),
          TemplateElement: (node) => void (SENTENCE.test(node.value.raw) && refuse(node, node.value.raw)),
        }
      },
    },
  },
}
