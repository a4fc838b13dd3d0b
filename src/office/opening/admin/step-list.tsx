import { Link } from 'react-router'
import { openingCopy as words } from '#office/opening/admin-copy.ts'
import type { OpeningStep } from '#office/opening/domain.ts'
import { classNames } from '#ui/browser/class-names.ts'
import { Badge } from '#ui/elements/badge.tsx'
import { stepPath } from './step-names.ts'

export default function StepList({ steps }: { steps: readonly OpeningStep[] }) {
  const doneCount = steps.filter(({ isDone }) => isDone).length
  const next = steps.find(({ isDone }) => !isDone)
  return (
    <section className="panel" aria-labelledby="opening-steps">
      <div className="panel__head cluster ends baseline">
        <h2 id="opening-steps">{words.listTitle}</h2>
        <p className="muted">{words.progress(doneCount, steps.length)}</p>
      </div>
      <progress
        className="steps__bar"
        value={doneCount}
        max={steps.length}
        aria-label={words.progressLabel}
      />
      <ol className="opening-list list">
        {steps.map((step, place) => (
          <StepRow key={step.name} step={step} place={place + 1} isNext={step === next} />
        ))}
      </ol>
    </section>
  )
}

function StepRow({ step, place, isNext }: { step: OpeningStep; place: number; isNext: boolean }) {
  const { name, isDone, isNeeded, gaps } = step
  const { title, todo, minutes } = words.steps[name]
  const isBegun = !isDone && name === 'delivery' && gaps.length === 1
  return (
    <li className={classNames(isDone && 'is-done', isNext && 'is-next')}>
      <Link to={stepPath(name)}>
        <span className="steps__place" aria-hidden="true">
          {isDone ? '✓' : place}
        </span>
        <span>
          <b>{title}</b>
          {!isDone && <small>{isBegun && gaps[0] ? words.gaps[gaps[0]] : todo}</small>}
        </span>
        {isDone ? (
          <Badge tone="sage">{words.done}</Badge>
        ) : (
          <span className="nowrap steps__time">{isNeeded ? minutes : words.optional}</span>
        )}
      </Link>
    </li>
  )
}
