import './css-editor.css'

export { type CodeView, codeView } from './code-view.ts'
export { useSafeCss } from './use-safe-css.ts'
