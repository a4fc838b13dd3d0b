import { type ReactNode, useId, useState } from 'react'
import { Form } from 'react-router'
import { type ListQuery, SEARCH_MAX_LENGTH } from '#platform/domain/list-query.ts'
import { listCopy } from '#ui/copy/admin-list.ts'
import { Button } from '#ui/elements/button.tsx'
import { SelectField, type SelectFieldProps } from '#ui/form/select-field.tsx'
import { TextField } from '#ui/form/text-field.tsx'
import { useFilterForm } from '#ui/form/use-filter-form.ts'

export interface ListFiltersProps<Query> {
  of: ListQuery<Query>
  query: Query
  search: { label: string; placeholder?: string; hint?: string }
  choices?: readonly (Pick<SelectFieldProps, 'label' | 'options' | 'className'> & { name: string })[]
  days?: readonly { name: string; label: string }[]
  isFolded?: boolean
}

/** The search and the choices of a list; parts of the address without a field stay as they are. */
export function ListFilters<Query>(props: ListFiltersProps<Query>) {
  const { of, query, search, choices = [], days = [] } = props
  const start = of.parameters(of.fromStart(query))
  const form = useFilterForm(of.address(of.fromStart(query)), (typed) =>
    of.address(of.read(new URLSearchParams({ ...start, ...Object.fromEntries(typed) }))),
  )
  const fields = (
    <>
      {choices.map((choice) => (
        <SelectField
          key={choice.name}
          {...choice}
          labelHidden
          defaultValue={start[choice.name] ?? choice.options[0]?.value}
          onChange={form.apply}
        />
      ))}
      {days.map((day) => (
        <TextField
          key={day.name}
          {...day}
          type="date"
          defaultValue={start[day.name] ?? ''}
          onChange={form.applyAfterPause}
        />
      ))}
    </>
  )
  return (
    <search className="no-print" aria-label={search.label}>
      <Form
        ref={form.form}
        className="cluster list-filters"
        method="get"
        action={of.address({})}
        onSubmit={form.submit}
      >
        <TextField
          placeholder={search.label}
          {...search}
          labelHidden
          type="search"
          name="search"
          defaultValue={start.search ?? ''}
          leadingIcon="search"
          maxLength={SEARCH_MAX_LENGTH}
          autoComplete="off"
          enterKeyHint="search"
          onChange={form.applyAfterPause}
        />
        {props.isFolded ? (
          <FoldedFields used={choices.filter(({ name }) => name in start).length}>{fields}</FoldedFields>
        ) : (
          fields
        )}
      </Form>
    </search>
  )
}

function FoldedFields({ used, children }: { used: number; children: ReactNode }) {
  const [isOpen, setOpen] = useState(used > 0)
  const id = useId()
  return (
    <>
      <Button variant="ghost" aria-expanded={isOpen} aria-controls={id} onClick={() => setOpen(!isOpen)}>
        {listCopy.filter(used)}
      </Button>
      <div id={id} className="cluster list-filters__more" hidden={!isOpen}>
        {children}
      </div>
    </>
  )
}
