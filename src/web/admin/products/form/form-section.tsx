import type { ReactNode } from 'react'
import { changedSection, type SectionName, sectionNames } from '#copy/admin/products/form-sections.ts'
import { sectionId } from './form-sections.ts'

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

interface FoldedSectionProps extends FormSectionProps {
  /** In one line. */
  holds: string
  isChanged?: boolean
  /** Where something is wrong in it, or to be filled in first. */
  open?: boolean
}

/** What is seldom used. Its fields are sent with the form, open or not. */
export function FoldedSection({ name, hint, holds, isChanged, open, children }: FoldedSectionProps) {
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
