import { type KeyboardEvent, useState } from 'react'
import { uiCopy } from '#ui/copy/ui.ts'
import { Icon } from '#ui/elements/icon.tsx'

interface StepperProps {
  value: number
  onChange: (quantity: number) => void
  min?: number
  max?: number
  label?: string
  name?: string
  disabled?: boolean
}

/** A typed value takes effect on blur or Enter. */
export function Stepper({
  value,
  onChange,
  min = 1,
  max,
  label = uiCopy.quantity,
  name,
  disabled = false,
}: StepperProps) {
  const [draft, setDraft] = useState<string | null>(null)
  const [spoken, setSpoken] = useState('')

  function change(quantity: number) {
    setDraft(null)
    if (quantity !== value) onChange(quantity)
  }

  function press(quantity: number) {
    change(quantity)
    setSpoken(uiCopy.quantityIs(quantity))
  }

  function commitDraft() {
    if (draft !== null) change(quantityFrom(draft, min, max))
  }

  function moveByKey(event: KeyboardEvent<HTMLInputElement>) {
    if (event.key === 'Enter') commitDraft()
    const step = { ArrowUp: 1, ArrowDown: -1 }[event.key]
    if (!step) return
    event.preventDefault()
    change(quantityFrom(value + step, min, max))
  }

  const atMin = value <= min
  const atMax = max !== undefined && value >= max
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would ask for a legend in the middle of the buy line
    <div className="stepper" role="group" aria-label={label}>
      <button
        type="button"
        aria-label={uiCopy.decrease}
        disabled={disabled || atMin}
        onClick={() => press(value - 1)}
      >
        <Icon name="minus" size="s" />
      </button>
      <input
        name={name}
        inputMode="numeric"
        autoComplete="off"
        aria-label={label}
        disabled={disabled}
        value={draft ?? String(value)}
        onChange={(event) => setDraft(event.target.value)}
        onBlur={commitDraft}
        onKeyDown={moveByKey}
      />
      <button
        type="button"
        aria-label={uiCopy.increase}
        disabled={disabled || atMax}
        onClick={() => press(value + 1)}
      >
        <Icon name="plus" size="s" />
      </button>
      <output className="sr">{spoken}</output>
    </div>
  )
}

export function quantityFrom(typed: string | number, min: number, max = Number.POSITIVE_INFINITY): number {
  const quantity = typeof typed === 'number' ? typed : Number.parseInt(typed, 10)
  if (Number.isNaN(quantity)) return min
  return Math.max(min, Math.min(quantity, max))
}
