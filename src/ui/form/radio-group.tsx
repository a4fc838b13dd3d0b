import { type ReactNode, useId } from 'react'
import { classNames } from '#ui/browser/class-names.ts'

interface RadioOption {
  value: string
  label: ReactNode
  detail?: ReactNode
  disabled?: boolean
}

interface RadioGroupProps {
  legend: ReactNode
  legendHidden?: boolean
  name: string
  options: readonly RadioOption[]
  value?: string
  defaultValue?: string
  onChange?: (value: string) => void
  look?: 'list' | 'chips'
}

export function RadioGroup({
  legend,
  legendHidden,
  name,
  options,
  value,
  defaultValue,
  onChange,
  look = 'list',
}: RadioGroupProps) {
  const id = useId()
  return (
    <fieldset>
      <legend className={legendHidden ? 'sr' : 'legend'}>{legend}</legend>
      <div className={classNames(look === 'chips' && 'variants')}>
        {options.map((option) => (
          <label key={option.value} className={look === 'chips' ? 'variant' : 'check'}>
            <input
              type="radio"
              id={`${id}-${option.value}`}
              name={name}
              value={option.value}
              disabled={option.disabled}
              checked={value === undefined ? undefined : value === option.value}
              defaultChecked={value === undefined ? defaultValue === option.value : undefined}
              onChange={onChange && (() => onChange(option.value))}
            />
            <span>
              {look === 'chips' ? <b>{option.label}</b> : option.label}
              {option.detail && <small>{option.detail}</small>}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
