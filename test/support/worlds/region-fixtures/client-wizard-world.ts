import type { ClientOnboarding } from '#shared/agencies/onboarding-settings'
import { wizardWorld } from '#test/support/worlds/wizard-world'
import { cookieOf, newAgencyPortal } from './portal-fixture.ts'
import type { teamFixture } from './team-fixture.ts'

type Answers = Readonly<Record<string, unknown>>
type Team = ReturnType<typeof teamFixture>

let attempts = 0

/** An agency that takes sign-ups, and the wizard's flows; `settings` are those of SAAS Mode that differ from the defaults. */
export const clientWizardWorld = async (
  { fixture: { region }, mails }: Pick<Team, 'fixture' | 'mails'>,
  name: string,
  settings: Partial<ClientOnboarding> = {},
) => {
  const wizard = await wizardWorld(region)
  const portal = await newAgencyPortal(region, name)
  const { agency } = (await portal.team('POST /v2/workspaces/{workspaceId}/agency')).body
  const clientOnboarding = { ...agency.settings.clientOnboarding, ...settings }
  await portal.set({ set: { settings: { ...agency.settings, enableClientSignup: true, clientOnboarding } } })

  const company = { name: 'Bakery Ana', website: '', description: 'Bread and cakes in Tavira.' }
  const brandingChoices = { primaryColor: '#d9531e', themeMode: 'light', faviconApproved: true }

  /** A client who has signed up and is logged in, with the calls of their onboarding. */
  const signUp = async (email: string) => {
    const input = { name: 'Ana', email, agencyId: portal.agencyId }
    await portal.call('POST /rpc/signupWithOTP', input)
    const code = /\b\d{6}\b/.exec(mails().at(-1)?.text ?? '')?.[0]
    const { clientData } = (await portal.call('POST /rpc/signupWithOTP', { ...input, code })).body.data
    const cookie = cookieOf(await portal.logIn(clientData.email, clientData.dashboardPassword))
    attempts += 1
    const attemptId = `clientattempt${String(attempts).padStart(15, '0')}`
    const call = (key: Parameters<typeof portal.call>[0], given: Answers = {}) => portal.call(key, given, cookie)
    return {
      ID: clientData.ID as string,
      cookie,
      attemptId,
      call,
      branding: (given: Answers = {}) => call('POST /rpc/onboarding.getBrandingInfo', { attemptId, company, ...given }),
      create: (given: Answers = {}) =>
        call('POST /rpc/onboarding.createPersonalizedAgent', { attemptId, company, brandingChoices, ...given }),
      save: (draft: Answers = {}) =>
        call('PUT /portal/onboarding', { draft: { attemptId, step: 'company-info', goals: [], company, ...draft } }),
      load: async () => (await call('GET /portal/onboarding')).body,
      complete: () => call('POST /portal/onboarding/complete'),
      me: async () => (await call('GET /portal/me')).body,
    }
  }
  return { ...wizard, portal, company, brandingChoices, signUp }
}
