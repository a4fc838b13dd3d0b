import type { ReactNode } from 'react'
import {
  changedSection,
  type SectionName,
  sectionNames,
} from '#catalogue/products/copy/admin-form-sections.ts'
import type { ProductFaults } from '#catalogue/products/domain/product-faults.ts'
import type { ProductInput } from '#catalogue/products/domain/product-input.ts'
import { classNames } from '#ui/browser/class-names.ts'

/** What every part of the product form gets. */
export interface EditorProps {
  /** What its fields start with. */
  input: ProductInput
  faults: ProductFaults
  /** Something was changed that no field reports: a row came or went. */
  onEdit: () => void
}

/** What a folded part gets besides. */
export interface CollapsibleProps extends EditorProps {
  isChanged: boolean
  /** Something in it is wrong, or is to be filled in first. */
  open: boolean
}

interface FormSectionProps {
  name: SectionName
  /** Beside its title. */
  hint?: ReactNode
  children: ReactNode
}

export function FormSection({ name, hint, children }: FormSectionProps) {
  return (
    <section className="panel" id={sectionId(name)} tabIndex={-1} aria-labelledby={`${name}-title`}>
      <div className="panel__head">
        <h2 id={`${name}-title`}>{sectionNames[name]}</h2>
        {hint}
      </div>
      {children}
    </section>
  )
}

interface CollapsibleSectionProps extends FormSectionProps {
  /** In one line. */
  holds: string
  isChanged?: boolean
  /** Where something is wrong in it, or to be filled in first. */
  open?: boolean
}

/** What is seldom used. Its fields are sent with the form, open or not. */
export function CollapsibleSection({
  name,
  hint,
  holds,
  isChanged,
  open,
  children,
}: CollapsibleSectionProps) {
  return (
    <details className="fold" open={open}>
      <summary>
        <h2 id={`${name}-title`}>{sectionNames[name]}</h2>
        <span className="fold__holds">{isChanged ? changedSection : holds}</span>
      </summary>
      <section className="fold__body" id={sectionId(name)} tabIndex={-1} aria-labelledby={`${name}-title`}>
        {hint && <p className="small muted">{hint}</p>}
        {children}
      </section>
    </details>
  )
}

interface MoreFieldsProps {
  /** What is behind it. */
  label: string
  /** Something behind it is wrong. */
  open: boolean
  className?: string
  children: ReactNode
}

/** What the owner comes for is in view; the rest is behind this, and sent with it. */
export function MoreFields({ label, open, className, children }: MoreFieldsProps) {
  return (
    <details className={classNames('more-fields', className)} open={open}>
      <summary>{label}</summary>
      <div className="shelf-fields">{children}</div>
    </details>
  )
}

const PREFIX = 'section-'

export const sectionId = (name: SectionName) => `${PREFIX}${name}`

/** The section that something stands in. */
export function sectionAround(element: Element): SectionName {
  const id = element.closest(`[id^="${PREFIX}"]`)?.id ?? sectionId('basics')
  return id.slice(PREFIX.length) as SectionName
}

/** Opens every collapsed section around it. */
export function expand(element: Element): void {
  for (
    let details = element.closest('details');
    details;
    details = details.parentElement?.closest('details') ?? null
  )
    details.open = true
}

export function goToSection(name: SectionName): void {
  const section = document.getElementById(sectionId(name))
  if (!section) return
  expand(section)
  section.focus({ preventScroll: true })
  ;(section.closest('details') ?? section).scrollIntoView()
}
