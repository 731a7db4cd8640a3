/**
 * What the owner of a workspace may allow a member beyond the daily work, which every member may do. Without a grant it is the
 * owner's alone. `invite`: invite users and revoke invitations; `remove`: end other members' memberships; `delete`: delete agents;
 * `keys`: read and rotate the keys of agents. Policies name the right that they need (shared/policies.ts).
 */
export const rightNames = ['invite', 'remove', 'delete', 'keys'] as const
