import { Copy, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { Button } from '#web/ui/button/button.tsx'
import { FilterMenu } from '#web/ui/choice/filter-menu.tsx'
import { notify } from '#web/ui/feedback/notify.ts'
import { FormDrawer } from '#web/ui/form/form-drawer.tsx'
import { ConfirmDialog } from '#web/ui/layer/confirm-dialog.tsx'
import { Drawer } from '#web/ui/layer/drawer.tsx'
import { Menu } from '#web/ui/layer/menu.tsx'
import { Popover } from '#web/ui/layer/popover.tsx'

export const Layers = () => {
  const [layer, setLayer] = useState<'drawer' | 'form' | 'confirm'>()
  const [state, setState] = useState<'live' | 'stopped'>()
  return (
    <div className="flex flex-wrap gap-2">
      <Button onClick={() => setLayer('drawer')}>Drawer</Button>
      <Button onClick={() => setLayer('form')}>Drawer with changes</Button>
      <Button onClick={() => setLayer('confirm')}>Confirm</Button>
      <Menu
        label="Agent"
        align="start"
        trigger={<Button>Menu</Button>}
        actions={[
          { label: 'Duplicate', icon: <Copy size={16} />, shortcut: 'mod+D', onSelect: () => notify('Duplicated') },
          { label: 'Delete', icon: <Trash2 size={16} />, isDangerous: true, onSelect: () => setLayer('confirm') },
        ]}
      />
      <FilterMenu
        label="State"
        allLabel="All states"
        value={state}
        onChange={setState}
        options={[
          { value: 'live', label: 'Live' },
          { value: 'stopped', label: 'Stopped' },
        ]}
      />
      <Popover label="Account" className="p-4" trigger={<Button>Popover</Button>}>
        Signed in as you.
      </Popover>
      <Button onClick={() => notify('Copied to Clipboard.', { tone: 'ok', stay: 'short' })}>Toast, 2 s</Button>
      <Button onClick={() => notify('Failed to save agent: no connection', { tone: 'bad', stay: 'notice' })}>
        Toast, 5 s
      </Button>
      <Drawer
        isOpen={layer === 'drawer'}
        onOpenChange={() => setLayer(undefined)}
        title="New Agent"
        subtitle="Create a new AI agent"
        foot={
          <>
            <Button onClick={() => setLayer(undefined)}>Cancel</Button>
            <Button variant="primary" onClick={() => setLayer(undefined)}>
              Create
            </Button>
          </>
        }
      >
        The body scrolls, the foot stays.
      </Drawer>
      {layer === 'form' && (
        <FormDrawer title="Edit User" subtitle="Ana Lopes" isDirty onClose={() => setLayer(undefined)}>
          Closing it asks first.
        </FormDrawer>
      )}
      <ConfirmDialog
        isOpen={layer === 'confirm'}
        title="Delete Concierge?"
        body="Its conversations go with it. This cannot be undone."
        confirmLabel="Delete"
        isDangerous
        onConfirm={() => setLayer(undefined)}
        onCancel={() => setLayer(undefined)}
      />
    </div>
  )
}
