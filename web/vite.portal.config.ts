import { fileURLToPath } from 'node:url'
import tailwind from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { compiledWords } from './build/compiled-words.ts'
import { moduleList } from './build/module-list.ts'
import { portalFont } from './build/portal-font.ts'

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url))

/** Only the hash: on an agency's host no name tells what the files are made of. */
const nameless = 'assets/[hash]'

/**
 * The portal of an agency's clients, apart from the dashboard: on an agency's host nothing of the dashboard's build is served, which
 * names the product. No source maps either, and no manifest; what it is made of goes to .cache for the tests.
 */
export default defineConfig({
  root: here('portal'),
  base: '/portal/',
  plugins: [react(), tailwind(), compiledWords(), moduleList(here('../.cache/portal-modules.json')), portalFont()],
  resolve: {
    alias: [
      // the pages of an agent are children of this route: here it is the portal's own
      { find: '#web/routes/agent.tsx', replacement: here('portal/routes/agent.tsx') },
      // what floats over pages is a fifth of a first load: here the browser's own does, or it is loaded when it is used
      { find: /^(\.|#web\/ui\/button)\/tip\.tsx$/, replacement: here('portal/light/tip.tsx') },
      { find: '#web/ui/choice/select.tsx', replacement: here('portal/light/select.tsx') },
      { find: '#web/ui/layer/menu.tsx', replacement: here('portal/light/menu.tsx') },
      { find: '#web/ui/layer/popover.tsx', replacement: here('portal/light/popover.tsx') },
      { find: /^#web-features\/(.+)$/, replacement: here('features/$1/public.ts') },
      { find: '#web', replacement: here('.') },
    ],
  },
  cacheDir: here('../.cache/vite-portal'),
  build: {
    outDir: here('../dist/portal'),
    emptyOutDir: true,
    target: 'es2023',
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    sourcemap: false,
    // one sheet, so that no chunk can arrive before its styles
    cssCodeSplit: false,
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            { name: 'main', tags: ['$initial'], priority: 3 },
            { name: 'icons', test: /\/lucide-react\/.*\/icons\//, minShareCount: 3, priority: 2 },
          ],
        },
        entryFileNames: `${nameless}.js`,
        chunkFileNames: `${nameless}.js`,
        assetFileNames: `${nameless}[extname]`,
      },
    },
  },
})
