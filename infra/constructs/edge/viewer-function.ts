import { fileURLToPath } from 'node:url'
import { Function as EdgeFunction, FunctionCode, FunctionRuntime } from 'aws-cdk-lib/aws-cloudfront'
import type { Construct } from 'constructs'
import { buildSync } from 'esbuild'
import { resourceName } from '#infra/names'
import type { Settings } from '#infra/settings'

/**
 * infra/edge/viewer-request.ts as CloudFront runs it: one script with a global `handler`, in the language of its
 * JavaScript runtime 2.0 (ES 5.1 with const, let, arrow functions and template literals).
 */
export const viewerFunctionCode = (): string => {
  const { outputFiles } = buildSync({
    entryPoints: [fileURLToPath(new URL('../../edge/viewer-request.ts', import.meta.url))],
    bundle: true,
    write: false,
    format: 'esm',
    target: 'es2017',
    supported: { destructuring: false, 'object-rest-spread': false, 'for-of': false, class: false },
    legalComments: 'none',
  })
  const script = new TextDecoder().decode(outputFiles[0]?.contents)
  return `${script.replace(/export \{[^}]*\};\s*$/, '')}function handler(event) { return viewerRequest(event) }\n`
}

export const viewerFunction = (scope: Construct, settings: Settings): EdgeFunction =>
  new EdgeFunction(scope, 'ViewerRequest', {
    functionName: resourceName(settings, 'viewer-request'),
    comment: 'Takes the prefix off and names the host that was asked (infra/edge/viewer-request.ts)',
    runtime: FunctionRuntime.JS_2_0,
    code: FunctionCode.fromInline(viewerFunctionCode()),
  })
