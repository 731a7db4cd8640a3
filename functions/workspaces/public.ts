export { knownTo } from './members/known-to.ts'
export { memberEmails } from './members/member-emails.ts'
export { teamEmails } from './members/team-emails.ts'
export { listingAgent, unlistingAgent } from './organisations.ts'
