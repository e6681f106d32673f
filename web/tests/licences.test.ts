// Everything in the built page that comes from elsewhere is named in licences.txt, with the text of its licence.
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { build, type Rollup } from 'vite'
import { describe, expect, test } from 'vitest'
import { licenceText } from '../licences.ts'

const root = join(import.meta.dirname, '..')

/** The page as it would be written, with maps that tell where each piece of it comes from. */
async function built(): Promise<Rollup.RolldownOutput['output']> {
  const page = await build({ root, logLevel: 'silent', build: { write: false, sourcemap: true } })
  return (page as Rollup.RolldownOutput).output
}

const named = (path: string) => /.*node_modules\/((?:@[^/]+\/)?[^/]+)\//.exec(path)?.[1]

describe('licences.txt', async () => {
  const output = await built()
  const asset = (name: string) => {
    const found = output.find((part) => part.fileName === name)
    return found?.type === 'asset' ? String(found.source) : ''
  }
  const text = asset('licences.txt')
  const maps = output.filter((part) => part.fileName.endsWith('.map'))
  const sources = maps.flatMap((part) => JSON.parse(asset(part.fileName)).sources as string[])
  const fonts = output.flatMap((part) => (part.type === 'asset' ? part.originalFileNames : []))
  const packages = [...new Set([...sources, ...fonts].flatMap((path) => named(path) ?? []))]

  test('the page has libraries and fonts of others', () => {
    const some = ['svelte', '@fluent/bundle', 'qrcode-generator', '@fontsource/forum']
    expect(packages).toEqual(expect.arrayContaining(some))
  })

  test.each(packages)('%s', (name) => {
    const folder = join(root, 'node_modules', name)
    const { version, license } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf-8'))
    expect(text).toContain(`${name} ${version} (${license})\n`)
    expect(text).toContain(licenceText(folder, name))
  })

  test('of the tools that build it nothing is in the page but what loads its parts', () => {
    const modules = output.flatMap((part) => (part.type === 'chunk' ? part.moduleIds : []))
    const helpers = new Set(modules.filter((module) => module.startsWith('\0')))
    expect([...helpers].sort()).toEqual(['\0rolldown/runtime.js', '\0vite/preload-helper.js'])
    expect(text).toContain('rolldown ')
    const { version } = JSON.parse(readFileSync(join(root, 'node_modules/vite/package.json'), 'utf-8'))
    expect(text).toContain(`vite ${version} (MIT)\n`)
    expect(text).toContain('VoidZero Inc. and Vite contributors')
    expect(text).not.toContain('bundled dependencies')
  })

  test('the words of the licences are there', () => {
    expect(text).toContain('SIL OPEN FONT LICENSE Version 1.1')
    expect(text).toContain('Apache License')
    expect(text).toContain('Permission is hereby granted, free of charge')
  })
})

describe('a package without a licence', () => {
  test('is refused by its name', () => {
    const folder = mkdtempSync(join(tmpdir(), 'licences-'))
    expect(() => licenceText(folder, 'nameless')).toThrow('nameless is part of the page')
    writeFileSync(join(folder, 'LICENCE.md'), 'Do as you like.\n')
    expect(licenceText(folder, 'nameless')).toBe('Do as you like.')
  })
})
