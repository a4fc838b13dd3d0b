import type { ComponentProps, ReactNode } from 'react'

interface SwitchProps extends Omit<ComponentProps<'input'>, 'type' | 'role' | 'children'> {
  label: ReactNode
  hint?: ReactNode
}

export function Switch({ label, hint, ...rest }: SwitchProps) {
  return (
    <label className="switch">
      <span>
        {label}
        {hint && <span className="hint switch__hint">{hint}</span>}
      </span>
      {/* biome-ignore lint/a11y/useAriaPropsForRole: a checkbox tells its own state */}
      <input {...rest} type="checkbox" role="switch" />
    </label>
  )
}
