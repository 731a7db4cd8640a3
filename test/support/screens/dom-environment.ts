import { GlobalWindow } from 'happy-dom'
import { type Environment, populateGlobal } from 'vitest/runtime'

/** The React that users get: its development build takes three times as long. It asks for a document while it loads. */
const loadReact = async () => {
  const { NODE_ENV } = process.env
  process.env.NODE_ENV = 'production'
  await Promise.all([import('react'), import('react/jsx-runtime'), import('react-dom/client')])
  process.env.NODE_ENV = NODE_ENV
}

/**
 * A page of happy-dom around tests of screens, with what it lacks of a browser; it lays nothing out and paints nothing.
 * vitest's own would take the network's classes from Node too, but here the handlers run in the same process.
 */
const domEnvironment: Environment = {
  name: 'dom',
  viteEnvironment: 'ssr',
  setup: async (global) => {
    const { locks } = navigator
    const page = new GlobalWindow({
      url: 'http://127.0.0.1:3000/',
      width: 1280,
      height: 860,
      settings: {
        disableErrorCapturing: true,
        navigation: { disableMainFrameNavigation: true, disableChildFrameNavigation: true },
      },
    })
    const { keys, originals } = populateGlobal(global, page, { bindFunctions: true })
    Object.defineProperty(navigator, 'locks', { value: locks })
    Object.defineProperty(document, 'fonts', { value: Object.assign(new Set(), { ready: Promise.resolve() }) })
    Object.defineProperty(global, 'FontFace', { value: class {}, configurable: true })
    await loadReact()
    return {
      teardown: async () => {
        await page.happyDOM.abort()
        page.close()
        Reflect.deleteProperty(global, 'FontFace')
        for (const key of keys) Reflect.deleteProperty(global, key)
        for (const [key, descriptor] of originals) Object.defineProperty(global, key, descriptor)
      },
    }
  },
}

// biome-ignore lint/style/noDefaultExport: an environment is what its module exports by default
export default domEnvironment
