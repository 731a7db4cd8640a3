import { createRoute } from '@tanstack/react-router'
import { agentRoute } from './agent.tsx'

/** An agent's address without a page, or with one that does not stand: its parent leads to the client's first. */
const otherPage = (path: '/' | '$') => createRoute({ getParentRoute: () => agentRoute, path })

export const agentIndexRoute = otherPage('/')
export const otherPageRoute = otherPage('$')
