import type { ChangeEvent } from 'react'
import type { CourierSettingsFault } from '#domain/freight/courier-settings.ts'

interface DraftField {
  name: CourierSettingsFault
  value: string
  error: string | null
  onChange(event: ChangeEvent<HTMLInputElement>): void
}

/** What the input of a setting carries. */
export type DraftFields = (field: CourierSettingsFault) => DraftField
