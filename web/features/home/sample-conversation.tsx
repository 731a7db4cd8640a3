import { t } from '#web/features/home/t.ts'

/** A conversation as visitors see it: the line shows the assignee, the agent first and then a teammate. */
export const SampleConversation = () => (
  <section className="vg-sample" aria-label={t('sample')}>
    <p className="vg-sample__visitor">
      <span className="sr-only">{t('visitorSays')}: </span>
      {t('ask')}
    </p>
    <div className="vg-sample__agent">
      <p>
        <span className="sr-only">{t('agentSays')}: </span>
        {t('answer')} <span className="vg-sample__cite">1</span>
      </p>
      <p className="vg-sample__source">
        <span className="vg-sample__cite">1</span> {t('source')}
      </p>
    </div>
    <p className="vg-sample__visitor">
      <span className="sr-only">{t('visitorSays')}: </span>
      {t('askPerson')}
    </p>
    <p className="vg-sample__joined">{t('joined')}</p>
    <p className="vg-sample__person">
      <span className="sr-only">{t('personSays')}: </span>
      {t('person')}
    </p>
  </section>
)
