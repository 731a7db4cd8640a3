import { fileURLToPath } from 'node:url'
import { buildWidget } from './build-widget.ts'

await buildWidget(fileURLToPath(new URL('../dist', import.meta.url)))
