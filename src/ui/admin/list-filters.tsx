import { Form } from 'react-router'
import { Button } from '#ui/elements/button.tsx'
import { SelectField, type SelectFieldProps } from '#ui/form/select-field.tsx'
import { TextField } from '#ui/form/text-field.tsx'
import { useFilterForm } from '#ui/form/use-filter-form.ts'

interface ListFiltersProps {
  label: string
  /** Where the list is. */
  action: string
  /** The address of what is shown, without its page. */
  current: string
  addressOf: (typed: URLSearchParams) => string
  search: { label: string; placeholder: string; defaultValue: string; hint?: string }
  choices?: readonly Pick<SelectFieldProps, 'label' | 'name' | 'defaultValue' | 'options' | 'className'>[]
  /** Days to choose, where a range of them is asked for. */
  days?: readonly { name: string; label: string; defaultValue: string }[]
  submitLabel: string
  className?: string
}

/** What is searched for in a list of the back office and what it is narrowed to; without a script there is a button. */
export function ListFilters(props: ListFiltersProps) {
  const { form, apply, applyAfterPause, submit } = useFilterForm(props.current, props.addressOf)
  return (
    <search aria-label={props.label}>
      <Form ref={form} className={props.className} method="get" action={props.action} onSubmit={submit}>
        <TextField
          {...props.search}
          labelHidden
          type="search"
          name="search"
          leadingIcon="search"
          maxLength={100}
          autoComplete="off"
          enterKeyHint="search"
          onChange={applyAfterPause}
        />
        {props.choices?.map((choice) => (
          <SelectField key={choice.name} {...choice} labelHidden onChange={apply} />
        ))}
        {props.days?.map((day) => (
          <TextField key={day.name} {...day} type="date" onChange={applyAfterPause} />
        ))}
        <noscript>
          <Button type="submit">{props.submitLabel}</Button>
        </noscript>
      </Form>
    </search>
  )
}
