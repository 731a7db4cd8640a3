import { useSuspenseQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { t } from '#web/features/profile/t.ts'
import { readSession } from '#web/lib/session/session.ts'
import { LanguageChoice } from '#web/ui/choice/language-choice.tsx'
import { FieldGroup } from '#web/ui/form/field-group.tsx'
import { FormSection } from '#web/ui/form/form-section.tsx'
import { Card } from '#web/ui/page/card.tsx'
import { PageHeader } from '#web/ui/page/page-header.tsx'
import { meQuery } from '#web-features/workspaces'
import { EmailForm } from './email-form.tsx'
import { IdentityForm } from './identity-form.tsx'
import { isOfProvider } from './is-of-provider.ts'
import { PasswordForm } from './password-form.tsx'
import { SignOutEverywhere } from './sign-out-everywhere.tsx'

const route = getRouteApi('/app/$region/profile')

/** The signed-in member: who they are to their team and to visitors, how they sign in, and the language of their screens. */
export const AccountScreen = () => {
  const { region } = route.useParams()
  const { config } = route.useRouteContext()
  const { data: me } = useSuspenseQuery(meQuery(region))
  const session = readSession(config, region)
  const signIn = session && config.regions[session.region]?.signIn
  const hasPassword = session && signIn?.hasPassword && !isOfProvider(session)
  return (
    <main id="content" className="vg-main">
      <div className="vg-page max-w-3xl">
        <PageHeader title={t('profile')} description={t('profileFact')} />
        <Card isRuled>
          <FormSection title={t('identity')} description={t('identityFact')}>
            <IdentityForm region={region} person={me.workspace} />
          </FormSection>
          {hasPassword ? (
            <>
              <FormSection title={t('email')} description={t('emailFact')}>
                <EmailForm region={region} home={session.region} signIn={signIn} email={me.workspace.email} />
              </FormSection>
              <FormSection title={t('password')} description={t('passwordFact')}>
                <PasswordForm signIn={signIn} email={me.workspace.email} />
              </FormSection>
            </>
          ) : (
            <FormSection title={t('email')} description={t('ofProvider', { email: me.workspace.email })}>
              {null}
            </FormSection>
          )}
          <FormSection title={t('language')} description={t('languageFact')}>
            <FieldGroup label={t('languageOfScreens')}>
              <LanguageChoice className="max-w-80" />
            </FieldGroup>
          </FormSection>
          {signIn && (
            <FormSection title={t('sessions')} description={t('sessionsFact')}>
              <SignOutEverywhere signIn={signIn} />
            </FormSection>
          )}
        </Card>
      </div>
    </main>
  )
}
