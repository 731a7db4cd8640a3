import type { Plugin } from 'vite'

const needed = /(instrument-sans|bricolage-grotesque)-latin-wght-normal-.*\.woff2$/

/** The two Latin fonts load in parallel with the style sheet instead of after it, which reduces the layout shift. */
export const preloadedFonts = (): Plugin => ({
  name: 'preloaded-fonts',
  apply: 'build',
  transformIndexHtml: {
    order: 'post',
    handler: (_, { bundle = {} }) =>
      Object.keys(bundle)
        .filter((file) => needed.test(file))
        .map((file) => ({
          tag: 'link',
          attrs: { rel: 'preload', href: `/${file}`, as: 'font', type: 'font/woff2', crossorigin: '' },
          injectTo: 'head-prepend' as const,
        })),
  },
})
