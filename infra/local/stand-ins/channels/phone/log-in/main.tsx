import { render } from 'preact'
import type { DialogOffer } from '#infra/local/stand-ins/channels/graph/log-in/dialog-choice'
import { followTheme } from '#infra/local/stand-ins/channels/phone/theme'
import { Dialog } from './dialog.tsx'
import './dialog.css'

followTheme()
const root = document.getElementById('root')
const offer = JSON.parse(document.getElementById('offer')?.textContent ?? '') as DialogOffer
if (root) render(<Dialog offer={offer} />, root)
