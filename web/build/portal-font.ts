import type { Plugin } from 'vite'

const needed = /rubik-latin-wght-normal/

/** The portal's default font loads beside the page; a page with another font leaves the link out (functions/domains/portal). */
export const portalFont = (): Plugin => ({
  name: 'portal-font',
  apply: 'build',
  transformIndexHtml: {
    order: 'post',
    handler: (_, { bundle = {} }) =>
      Object.values(bundle)
        .filter((file) => file.type === 'asset' && file.originalFileNames.some((name) => needed.test(name)))
        .map(({ fileName }) => ({
          tag: 'link',
          attrs: {
            'data-default-font': '',
            rel: 'preload',
            href: `/portal/${fileName}`,
            as: 'font',
            type: 'font/woff2',
            crossorigin: '',
          },
          injectTo: 'head' as const,
        })),
  },
})
