import type { Permission } from './granted-role.ts'

/** `allow('s3:GetObject').on(arn)` */
export const allow = (...actions: string[]) => ({
  on: (...resources: string[]): Permission => ({ actions, resources }),
})
