/** A record in its text form: a heading, then one action a line (docs/forms.md, Records). */

export function asText(record: string): string {
  if (!record.trimStart().startsWith('{')) return record // it is one
  const {
    format,
    version,
    actions,
    seal: _,
    ...head
  } = JSON.parse(record) as Record<string, unknown> & { actions: string[] }
  const lines = Object.entries(head).map(([key, value]) => `${key}: ${JSON.stringify(value)}`)
  return [`${String(format)} ${String(version)}`, ...lines, '', ...actions, ''].join('\n')
}

/** And as JSON, if it is none. */
export function asJson(record: string): string {
  if (record.trimStart().startsWith('{')) return record
  const [head = '', ...body] = record.split('\n\n')
  const [first = '', ...lines] = head.split('\n')
  const space = first.lastIndexOf(' ')
  const fields = lines.map((line): [string, unknown] => {
    const colon = line.indexOf(':')
    return [line.slice(0, colon), JSON.parse(line.slice(colon + 1))]
  })
  const actions = body
    .join('\n')
    .split('\n')
    .filter((line) => line.trim())
  return JSON.stringify({
    format: first.slice(0, space),
    version: Number(first.slice(space + 1)),
    ...Object.fromEntries(fields),
    actions,
  })
}
