import { useRef } from 'react'
import {
  formIndex as copy,
  type SectionName,
  sectionNames,
} from '#catalogue/products/copy/admin-form-sections.ts'
import { AdminIcon } from '#ui/elements/admin-icon.tsx'
import { useDismissableDetails } from '#ui/overlays/dismissable-details.ts'
import { goToSection, sectionId } from './form-section.tsx'

interface FormIndexProps {
  sections: readonly SectionName[]
  faulty: ReadonlySet<SectionName>
  changed: ReadonlySet<SectionName>
}

export function FormIndex(props: FormIndexProps) {
  return (
    <nav className="form-index" aria-label={copy.title}>
      <SectionLinks {...props} />
    </nav>
  )
}

export function FormIndexSheet(props: FormIndexProps) {
  const sheet = useRef<HTMLDetailsElement>(null)
  useDismissableDetails(sheet)
  function close() {
    if (sheet.current) sheet.current.open = false
  }
  return (
    <details ref={sheet} className="index-sheet">
      <summary className="btn btn--ghost">
        <AdminIcon name="list" size="s" />
        {copy.open}
        {props.faulty.size > 0 && <b className="index-mark">{copy.fault}</b>}
      </summary>
      <nav className="index-sheet__panel" aria-label={copy.title}>
        <SectionLinks {...props} onGo={close} />
      </nav>
    </details>
  )
}

function SectionLinks({ sections, faulty, changed, onGo }: FormIndexProps & { onGo?: () => void }) {
  return (
    <ul>
      {sections.map((name) => (
        <li key={name}>
          <a
            href={`#${sectionId(name)}`}
            // The URL must not change, because the list's query is remembered with it.
            onClick={(event) => {
              event.preventDefault()
              onGo?.()
              goToSection(name)
            }}
          >
            {sectionNames[name]}
            {faulty.has(name) ? (
              <b className="index-mark">{copy.fault}</b>
            ) : (
              changed.has(name) && <small>{copy.changed}</small>
            )}
          </a>
        </li>
      ))}
    </ul>
  )
}
