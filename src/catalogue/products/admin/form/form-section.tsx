import type { ReactNode } from 'react'
import { type SectionName, sectionNames } from '#catalogue/products/copy/admin-form-sections.ts'
import type { ProductFaults } from '#catalogue/products/domain/product-faults.ts'
import type { ProductInput } from '#catalogue/products/domain/product-input.ts'
import { Fold } from '#ui/admin/fold.tsx'
import { classNames } from '#ui/browser/class-names.ts'
import { expand } from '#ui/browser/expand.ts'
import { changedSection } from '#ui/copy/admin-list.ts'
import type { BoundField, PlainField } from './product-field.tsx'

export interface EditorProps {
  input: ProductInput
  field: (name: PlainField) => BoundField
  faults: ProductFaults
  /** Reports changes that fire no input event, such as adding or removing a row. */
  onEdit: () => void
}

export interface CollapsibleProps extends EditorProps {
  isChanged: boolean
  open: boolean
}

interface FormSectionProps {
  name: SectionName
  hint?: ReactNode
  children: ReactNode
}

export function FormSection({ name, hint, children }: FormSectionProps) {
  return (
    <section className="panel" id={sectionId(name)} tabIndex={-1} aria-labelledby={`${name}-title`}>
      <div className="panel__head cluster ends baseline">
        <h2 id={`${name}-title`}>{sectionNames[name]}</h2>
        {hint}
      </div>
      {children}
    </section>
  )
}

interface CollapsibleSectionProps extends FormSectionProps {
  holds: string
  isChanged?: boolean
  open?: boolean
}

export function CollapsibleSection({ name, holds, isChanged, ...fold }: CollapsibleSectionProps) {
  return (
    <Fold
      {...fold}
      id={sectionId(name)}
      title={sectionNames[name]}
      holds={isChanged ? changedSection : holds}
    />
  )
}

interface MoreFieldsProps {
  label: string
  open: boolean
  className?: string
  children: ReactNode
}

/** Rarely used fields behind a toggle. They are submitted even when closed. */
export function MoreFields({ label, open, className, children }: MoreFieldsProps) {
  return (
    <details className={classNames('more-fields', className)} open={open}>
      <summary>{label}</summary>
      <div className="grid g3 shelf-fields">{children}</div>
    </details>
  )
}

const PREFIX = 'section-'

export const sectionId = (name: SectionName) => `${PREFIX}${name}`

export function sectionAround(element: Element): SectionName {
  const id = element.closest(`[id^="${PREFIX}"]`)?.id ?? sectionId('basics')
  return id.slice(PREFIX.length) as SectionName
}

export function goToSection(name: SectionName): void {
  const section = document.getElementById(sectionId(name))
  if (!section) return
  expand(section)
  section.focus({ preventScroll: true })
  ;(section.closest('details') ?? section).scrollIntoView()
}
