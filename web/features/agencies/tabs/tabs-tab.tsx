import type { AgencyForm } from '#web/features/agencies/agency-form.ts'
import { Card } from '#web/ui/page/card.tsx'
import { TabFields } from './tab-fields.tsx'
import { TabPreview } from './tab-preview.tsx'
import { TabRows } from './tab-rows.tsx'
import { useTabsEditor } from './use-tabs-editor.ts'
import './tabs.css'

/** Custom Tabs: their order, the fields of the open one, and what it looks like. */
export const TabsTab = ({ form }: { readonly form: AgencyForm }) => {
  const editor = useTabsEditor(form)
  const { current } = editor
  return (
    <>
      <Card isRuled>
        <TabRows editor={editor} />
        {current && <TabFields form={form} editor={editor} tab={current} />}
      </Card>
      {current && <TabPreview form={form} tab={current} />}
    </>
  )
}
