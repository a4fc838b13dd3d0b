import { Link } from 'react-router'
import { openingCopy as words } from '#office/opening/admin-copy.ts'
import { OPENING_STEPS, type OpeningStepName } from '#office/opening/domain.ts'
import { VisuallyHidden } from '#ui/elements/visually-hidden.tsx'
import { stepPath } from './step-names.ts'

export function StepDots({ current, doneSteps }: { current: OpeningStepName; doneSteps: readonly string[] }) {
  return (
    <ol className="step__dots" aria-label={words.listTitle}>
      {OPENING_STEPS.map((name, place) => (
        <li key={name} className={doneSteps.includes(name) ? 'is-done' : undefined}>
          <Link to={stepPath(name)} aria-current={name === current ? 'step' : undefined}>
            <VisuallyHidden>{words.stepName(place + 1, words.steps[name].title)}</VisuallyHidden>
          </Link>
        </li>
      ))}
    </ol>
  )
}
