import type { ComponentProps, ReactNode } from 'react'
import { classNames } from '#ui/browser/class-names.ts'
import { Icon, type IconName } from '#ui/elements/icon.tsx'
import { Field, type FieldProps, splitFieldProps } from './field.tsx'

export interface TextFieldProps extends Omit<ComponentProps<'input'>, 'className' | 'children'>, FieldProps {
  leadingIcon?: IconName
  affix?: string
  trailing?: ReactNode
  numeric?: boolean
  below?: ReactNode
}

export function TextField({ leadingIcon, affix, trailing, numeric, below, ...props }: TextFieldProps) {
  const { frame, control } = splitFieldProps(props)
  return (
    <Field {...frame} id={control.id}>
      {(wiring) => {
        const input = (
          <input
            type="text"
            {...control}
            {...wiring}
            required={frame.required}
            className={classNames('input', numeric && 'num')}
          />
        )
        if (!leadingIcon && !affix && !trailing && !below) return input
        return (
          <>
            <div className="input-group">
              {leadingIcon && <Icon name={leadingIcon} />}
              {affix && <span className="affix">{affix}</span>}
              {input}
              {trailing}
            </div>
            {below}
          </>
        )
      }}
    </Field>
  )
}
