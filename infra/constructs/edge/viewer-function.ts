import { fileURLToPath } from 'node:url'
import { Function as EdgeFunction, FunctionCode, FunctionRuntime } from 'aws-cdk-lib/aws-cloudfront'
import type { Construct } from 'constructs'
import { buildSync } from 'esbuild'
import { resourceName } from '#infra/names'
import type { Settings } from '#infra/settings'

/** Of the dashboard's hosts, and of agencies'. */
export type ViewerKind = 'dashboard' | 'agency'

const sources = {
  dashboard: { file: 'viewer-request.ts', handler: 'viewerRequest', name: 'viewer-request' },
  agency: { file: 'agency-viewer-request.ts', handler: 'agencyViewerRequest', name: 'agency-viewer-request' },
} as const

/**
 * A file of infra/edge as CloudFront runs it: one script with a global `handler`, in the language of its
 * JavaScript runtime 2.0 (ES 5.1 with const, let, arrow functions and template literals).
 */
export const viewerFunctionCode = (kind: ViewerKind = 'dashboard'): string => {
  const { file, handler } = sources[kind]
  const { outputFiles } = buildSync({
    entryPoints: [fileURLToPath(new URL(`../../edge/${file}`, import.meta.url))],
    bundle: true,
    write: false,
    format: 'esm',
    target: 'es2017',
    supported: { destructuring: false, 'object-rest-spread': false, 'for-of': false, class: false },
    legalComments: 'none',
  })
  const script = new TextDecoder().decode(outputFiles[0]?.contents)
  return `${script.replace(/export \{[^}]*\};\s*$/, '')}function handler(event) { return ${handler}(event) }\n`
}

export const viewerFunction = (scope: Construct, settings: Settings, kind: ViewerKind = 'dashboard'): EdgeFunction =>
  new EdgeFunction(scope, kind === 'agency' ? 'AgencyViewerRequest' : 'ViewerRequest', {
    functionName: resourceName(settings, sources[kind].name),
    comment: `Takes the prefix off and names the host that was asked (infra/edge/${sources[kind].file})`,
    runtime: FunctionRuntime.JS_2_0,
    code: FunctionCode.fromInline(viewerFunctionCode(kind)),
  })
