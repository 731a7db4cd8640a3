import type { AnyRoute, useNavigate } from '@tanstack/react-router'
import type { LucideIcon } from 'lucide-react'
import type { ComponentType } from 'react'
import type { Agent } from '#shared/agents/schema'
import type { Region } from '#shared/regions'

/**
 * A page that the navigation, the search and the help list; its address is its route's. Every feature declares its own in
 * `place.ts`, web/places.ts puts them in order.
 */
export interface Place<Route extends AnyRoute> {
  /** The feature's word, unique among places. */
  readonly name: string
  readonly route: Route
  readonly label: () => string
  readonly icon: LucideIcon
  readonly shortcut?: PlaceShortcut
  /** Other words for it in the search. */
  readonly terms?: string
  /** The heading of the side navigation above it. */
  readonly group?: 'integrations' | 'utilities' | 'whitelabel'
  /** Members have nothing there: it is in their navigation and search neither. */
  readonly isForOwners?: true
  /** Its content needs the width: the agent's column starts collapsed. */
  readonly isWide?: (search: { readonly tab?: string | undefined }) => boolean
  /** Whether this agent has it; without a condition every agent does. */
  readonly isShown?: (agent: Agent) => boolean
  /** What waits there, beside its label in the navigation; nothing while nothing does. */
  readonly Count?: ComponentType<PlaceCountProps>
  /** Its tabs and controls, loaded when the search opens. */
  readonly parts?: () => Promise<readonly PlacePart[]>
}

export interface PlaceCountProps {
  readonly region: Region
  readonly agentId: string
}

export interface PlaceShortcut {
  /** As shown: `G K`. */
  readonly keys: `G ${string}`
  /** The help's text beside the keys. */
  readonly description: () => string
}

/** A tab or a control inside a place. */
export interface PlacePart {
  readonly id: string
  readonly label: string
  /** The page, or the page and its tab. */
  readonly where: string
  /** Other words for it in the search. */
  readonly terms: string
  /** The control with this label takes the focus once its page shows it. */
  readonly isControl?: boolean
  readonly open: (target: PartTarget) => void
}

export interface PartTarget {
  readonly navigate: ReturnType<typeof useNavigate>
  readonly params: { readonly region: Region; readonly agentId: string }
}
