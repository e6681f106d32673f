import { svelte } from '@sveltejs/vite-plugin-svelte'
import { defineConfig } from 'vitest/config'
import { licences } from './licences.ts'
import { shell } from './shell.ts'

const server = process.env.CYCLADES_SERVER ?? 'http://127.0.0.1:8000'

export default defineConfig({
  plugins: [svelte(), licences(), shell()],
  base: './',
  build: {
    outDir: '../src/cyclades/server/page',
    emptyOutDir: true,
    target: 'es2022',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false }, // the page is one module: nothing is loaded ahead
  },
  resolve: process.env.VITEST ? { conditions: ['browser'] } : {},
  server: {
    // The gallery reads the texts of the game.
    fs: { allow: ['..'] },
    proxy: { '/api': server, '/healthz': server, '/ws': { target: server, ws: true } },
  },
  test: { include: ['tests/**/*.test.ts'] },
})
