// Writes licences.txt into the page: the packages that are packed into it, each with the text of its licence.
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'

const PACKAGE = /^.*node_modules\/(?:@[^/]+\/)?[^/]+/
/** Texts of licences for packages that come without one, by the package's name. */
const MISSING = join(import.meta.dirname, 'licences')

/** What builds the page puts into it, to load parts of it when they are needed: begins with the package's name. */
const HELPERS = /^\0(vite|rolldown)\//
/** In a licence: where it goes on about what a package of tools brings for itself. */
const NOT_IN_THE_PAGE = /^# Licenses of bundled dependencies$/m

/** The folders of the packages that these files belong to. */
function packagesOf(files: readonly string[]): string[] {
  const folders = files.flatMap((file) => {
    const helper = HELPERS.exec(file)?.[1]
    return helper ? join(import.meta.dirname, 'node_modules', helper) : (PACKAGE.exec(file)?.[0] ?? [])
  })
  return [...new Set(folders)]
}

/** The licence that lies in a package's folder, or among ours for packages that have none. */
export function licenceText(folder: string, name: string): string {
  const own = readdirSync(folder).find((file) => /^licen[cs]e(\.\w+)?$/i.test(file))
  const path = own ? join(folder, own) : join(MISSING, `${name}.txt`)
  if (!existsSync(path)) {
    throw new Error(`${name} is part of the page but has no text of its licence: write it into ${path}`)
  }
  const [text = ''] = readFileSync(path, 'utf-8').split(NOT_IN_THE_PAGE)
  return text.replace(/^\n+/, '').trimEnd()
}

function chapter(folder: string): string {
  const { name, version, license } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf-8'))
  const title = `${name} ${version} (${license})`
  return `${title}\n${'='.repeat(title.length)}\n\n${licenceText(folder, name)}\n`
}

export function licences(): Plugin {
  return {
    name: 'licences',
    apply: 'build',
    generateBundle(_, bundle) {
      const files = Object.values(bundle).flatMap((part) =>
        part.type === 'chunk' ? part.moduleIds : part.originalFileNames,
      )
      const source = packagesOf(files).map(chapter).sort().join('\n\n')
      this.emitFile({ type: 'asset', fileName: 'licences.txt', source })
    },
  }
}
