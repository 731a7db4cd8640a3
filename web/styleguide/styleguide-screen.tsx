import '@fontsource-variable/rubik/wght.css'
import { Tooltip } from '@base-ui/react/tooltip'
import { Moon, Sun } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import type { Hex } from '#shared/colour'
import { applyBrand, type BrandUsage, type BrandVariant } from '#web/lib/style/apply-brand.ts'
import { useTheme } from '#web/lib/style/use-theme.ts'
import { Controls } from '#web/styleguide/controls.tsx'
import { DataParts } from '#web/styleguide/data-parts.tsx'
import { Edges } from '#web/styleguide/edges.tsx'
import { FormParts } from '#web/styleguide/form-parts.tsx'
import { Layers } from '#web/styleguide/layers.tsx'
import { Notifications } from '#web/styleguide/notifications.tsx'
import { States } from '#web/styleguide/states.tsx'
import { TableStates } from '#web/styleguide/table-states.tsx'
import { Uploads } from '#web/styleguide/uploads.tsx'
import { Wizards } from '#web/styleguide/wizards.tsx'
import { IconButton } from '#web/ui/button/icon-button.tsx'
import { Segmented } from '#web/ui/choice/segmented.tsx'
import { ColourInput } from '#web/ui/input/colour-input.tsx'
import { PageHeader } from '#web/ui/page/page-header.tsx'

const variants = ['default', 'bordered', 'faded', 'flat'] as const satisfies readonly BrandVariant[]
const usages = ['plain', 'colorful', 'gradient'] as const satisfies readonly BrandUsage[]

/** Every part in every state, under any brand. Development only; its texts are not translated. */
export const StyleguideScreen = () => {
  const [theme, toggleTheme] = useTheme()
  const query = new URLSearchParams(location.search)
  const [primary, setPrimary] = useState<Hex>((query.get('brand') as Hex | null) ?? '#0f766e')
  const [variant, setVariant] = useState<BrandVariant>(
    variants.find((name) => name === query.get('variant')) ?? 'default',
  )
  const [usage, setUsage] = useState<BrandUsage>('plain')
  const room = useRef<HTMLElement>(null)
  useEffect(() => {
    applyBrand(document.documentElement, {
      primary,
      variant,
      usage,
      font: variant === 'bordered' ? '"Rubik Variable", sans-serif' : undefined,
    })
  }, [primary, variant, usage])
  return (
    <Tooltip.Provider delay={500}>
      <main className="min-h-dvh px-8 py-7 max-md:px-4" ref={room} id="content">
        <PageHeader
          title="Parts"
          description="Every part in every state."
          actions={
            <>
              <ColourInput label="Brand" value={primary} onChange={setPrimary} />
              <Segmented
                label="Variant"
                value={variant}
                onChange={setVariant}
                options={variants.map((value) => ({ value, label: value }))}
              />
              <Segmented
                label="Usage"
                value={usage}
                onChange={setUsage}
                options={usages.map((value) => ({ value, label: value }))}
              />
              <IconButton
                label="Theme"
                variant="quiet"
                icon={theme === 'dark' ? <Sun size={16} /> : <Moon size={16} />}
                onClick={toggleTheme}
              />
            </>
          }
        />
        <div className="grid gap-5">
          <FormParts />
          <Uploads />
          <Wizards />
          <Controls />
          <States />
          <DataParts />
          <TableStates />
          <Edges />
          <Layers />
          <Notifications />
        </div>
      </main>
    </Tooltip.Provider>
  )
}
