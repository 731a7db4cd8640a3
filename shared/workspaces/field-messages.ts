import { textsOf } from '#shared/text'

/** What a workspace's own fields are refused with. Apart from the other messages: a visitor's turn reads workspaces, and needs no more of them. */
export const workspaceFieldMessages = {
  nameRequired: 'Please enter a workspace name.',
  displayNameRequired: 'Please enter your name.',
} as const

export const workspaceFieldText = /* @__PURE__ */ textsOf('workspaces', workspaceFieldMessages)
