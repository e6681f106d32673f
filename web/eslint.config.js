import js from '@eslint/js'
import svelte from 'eslint-plugin-svelte'
import globals from 'globals'
import ts from 'typescript-eslint'
import svelteConfig from './svelte.config.js'
import wording from './wording.js'

export default ts.config(
  { ignores: ['node_modules', 'public', 'shots'] },
  js.configs.recommended,
  ts.configs.recommended,
  svelte.configs.recommended,
  { languageOptions: { globals: { ...globals.browser, ...globals.node } } },
  {
    files: ['**/*.svelte', '**/*.svelte.ts'],
    languageOptions: { parserOptions: { parser: ts.parser, extraFileExtensions: ['.svelte'], svelteConfig } },
  },
  {
    rules: {
      // Prettier breaks lines, but not comments. A drawing is one string, however long.
      'max-len': ['error', { code: 120, ignoreStrings: true, ignoreTemplateLiterals: true, ignorePattern: ' d="M' }],
      // What a pattern takes apart only to leave it out.
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
      // Maps and sets here are replaced as a whole, or are nobody's to watch.
      'svelte/prefer-svelte-reactivity': 'off',
      // Whitespace that is meant stands as a string, where a line's end would be swallowed.
      'svelte/no-useless-mustaches': 'off',
    },
  },
  {
    files: ['src/**'],
    // The gallery is for those who draw.
    ignores: ['src/board/gallery/**'],
    plugins: { wording },
    rules: { 'wording/no-words': 'error' },
  },
  // Written by tools/write_protocol.py from the server's types, one of them a line.
  { files: ['src/net/messages.ts'], rules: { 'max-len': 'off' } },
)
