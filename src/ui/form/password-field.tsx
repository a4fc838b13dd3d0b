import { useState } from 'react'
import { uiCopy } from '#ui/copy/ui.ts'
import { IconButton } from '#ui/elements/icon-button.tsx'
import { TextField, type TextFieldProps } from './text-field.tsx'

export type PasswordFieldProps = Omit<TextFieldProps, 'type' | 'trailing'>

export function PasswordField(props: PasswordFieldProps) {
  const [isShown, setShown] = useState(false)
  return (
    <TextField
      autoComplete="current-password"
      spellCheck={false}
      {...props}
      type={isShown ? 'text' : 'password'}
      trailing={
        <IconButton
          label={isShown ? uiCopy.hidePassword : uiCopy.showPassword}
          icon={isShown ? 'eye-off' : 'eye'}
          onClick={() => setShown(!isShown)}
        />
      }
    />
  )
}
