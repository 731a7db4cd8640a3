import type { KnipConfig } from 'knip'
import { functionRows } from '#infra/functions'

export default {
  entry: [
    ...functionRows().map(({ name }) => `functions/${name}.ts`),
    'functions/channels/discord-gateway/main.ts',
    'infra/app.ts',
    'infra/local/main.ts',
    'infra/local/region/run-region.ts',
    'infra/local/components/run-components.ts',
    'infra/local/stand-ins/channels/phone/main.tsx',
    'infra/local/stand-ins/zone/page/main.tsx',
    'infra/local/stand-ins/channels/phone/log-in/{main.tsx,sdk.ts}',
    'infra/local/database/portable/run-portable.ts',
    'test/**/*.test.{ts,tsx}',
    'test/bench/*.ts',
    'test/support/worlds/turn-worker.ts',
    'test/support/local/functions/**/*.ts',
    'web/meta-frame/main.ts',
    'web/tab-frame/main.ts',
    // by the aliases of vite.portal.config.ts
    'web/portal/light/*.tsx',
    'widget/*/main.{ts,tsx}',
  ],
  paths: { '#web-features/*': ['./web/features/*/public.ts'] },
  project: ['{infra,functions,web,widget,shared,events,test}/**/*.{ts,tsx,mjs}'],
  ignoreExportsUsedInFile: true,
  ignoreDependencies: [
    '@fontsource-variable/bricolage-grotesque',
    '@fontsource-variable/instrument-sans',
    'tailwindcss',
  ],
} satisfies KnipConfig
