import { fieldName } from '#office/settings/admin/field-name.ts'
import type { SectionValues } from '#settings/domain/settings-fields.ts'

const setValue = (input: HTMLInputElement, value: string) =>
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, value)

/** Fills in fields as if the owner typed; React would not notice a plain assignment. */
export function typeBrand(values: Partial<SectionValues<'brand'>>): void {
  for (const [field, value] of Object.entries(values)) {
    const inputs = document.getElementsByName(fieldName('brand', field)) as NodeListOf<HTMLInputElement>
    for (const input of inputs) {
      if (input.type === 'radio') {
        if (input.value === value) input.click()
        continue
      }
      setValue(input, value)
      input.dispatchEvent(new Event('input', { bubbles: true }))
    }
  }
}
