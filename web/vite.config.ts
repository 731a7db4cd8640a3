import { fileURLToPath } from 'node:url'
import tailwind from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { compiledWords } from './build/compiled-words.ts'
import { firstLoad } from './build/first-load.ts'
import { firstPaint } from './build/first-paint.ts'
import { frames } from './build/frames.ts'
import { preloadedFonts } from './build/preloaded-fonts.ts'

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url))

/** The local run's edge, which serves `/api`, `/chat`, `/live` and `/config.json` in development. */
const edge = process.env.EDGE_URL ?? 'http://127.0.0.1:3000'

export default defineConfig({
  root: here('.'),
  plugins: [react(), tailwind(), compiledWords(), preloadedFonts(), firstPaint(), frames()],
  resolve: {
    alias: [
      { find: /^#web-features\/(.+)$/, replacement: here('features/$1/public.ts') },
      { find: '#web', replacement: here('.') },
    ],
  },
  cacheDir: here('../.cache/vite-web'),
  build: {
    outDir: here('../dist/web'),
    emptyOutDir: true,
    target: 'es2023',
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    sourcemap: true,
    manifest: true,
    // some thirty small parts: one sheet beats a request each, and no chunk can arrive before its styles
    cssCodeSplit: false,
    rolldownOptions: { output: { codeSplitting: { groups: firstLoad() } } },
  },
  server: {
    host: '127.0.0.1',
    port: 5173,
    strictPort: true,
    proxy: Object.fromEntries(
      ['/api', '/chat', '/live', '/config.json', '/manifest.webmanifest', '/widget'].map((path) => [
        path,
        { target: edge, ws: path === '/live' },
      ]),
    ),
  },
})
