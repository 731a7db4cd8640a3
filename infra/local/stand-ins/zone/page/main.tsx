import { render } from 'preact'
import '#infra/local/stand-ins/channels/phone/styles/base'
import { followTheme } from '#infra/local/stand-ins/channels/phone/theme'
import { App } from './app.tsx'
import './zone.css'

followTheme()
const root = document.getElementById('root')
if (root) render(<App />, root)
