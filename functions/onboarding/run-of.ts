import { organisations } from '#features/workspaces'
import type { Access } from '#lib/auth/authorize'
import type { Context } from '#lib/http/api'
import type { ClientOnboarding } from '#shared/agencies/onboarding-settings'
import { companyErrors } from '#shared/onboarding/company-errors'
import { onboardingText } from '#shared/onboarding/messages'
import type { Company } from '#shared/onboarding/schema'
import { invalid } from '#shared/problems'
import { clientRun } from './client/client-run.ts'
import { onboardingClient } from './client/onboarding-client.ts'
import type { WizardRun } from './wizard-run.ts'
import { workspaceFor } from './workspace-for.ts'

interface Asked {
  readonly attemptId: string
  readonly company: Company
  readonly workspaceId?: string | undefined
}

interface Run {
  readonly access: Access
  readonly id: WizardRun
  /** With a name in any case. */
  readonly company: Company
}

/** Whose run of the wizard a call is about, with a company that has all that its caller must give. */
export const runOf = async ({ attemptId, company, workspaceId: wanted }: Asked, context: Context): Promise<Run> => {
  if (context.actor.kind !== 'client') {
    const access = await workspaceFor(wanted, context)
    requireOf(company, { name: true, website: false, description: true })
    return { access, id: { workspaceId: access.workspaceId, attemptId }, company }
  }
  const { client, workspaceId, settings } = await onboardingClient(context)
  requireOf(company, requiredOf(settings))
  const organisation = company.name ? undefined : await organisations.get({ id: client.orgId })
  return {
    access: context.access,
    id: { workspaceId, attemptId: clientRun(client.ID, attemptId) },
    company: { ...company, name: company.name || organisation?.name || client.name },
  }
}

const requireOf = (company: Company, required: Parameters<typeof companyErrors>[1]): void => {
  for (const [field, key] of Object.entries(companyErrors(company, required)))
    throw invalid(`company.${field}`, onboardingText(key))
}

/** Nothing where the agency does not ask for the company at all. */
const requiredOf = (settings: ClientOnboarding) => ({
  name: settings.showCompanyInfoStep && settings.requireCompanyName,
  website: settings.showCompanyInfoStep && settings.requireCompanyWebsite,
  description: settings.showCompanyInfoStep && settings.requireCompanyDescription,
})
