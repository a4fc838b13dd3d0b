import { Form } from 'react-router'
import { pathTo } from '#addresses.ts'
import { managerPage as copy } from '#copy/image-manager.ts'
import { readSearch } from '#domain/catalogue/managed-list.ts'
import { Button } from '#web/kit/button.tsx'
import { useFilterForm } from '#web/kit/form/use-filter-form.ts'
import { TextField } from '#web/kit/text-field.tsx'

export const managerAddress = (search: string, page = 1) =>
  pathTo('adminManager', {}, { search: search || undefined, page: page > 1 ? page : undefined })

export function PictureFilter({ search }: { search: string }) {
  const { form, applyAfterPause, submit } = useFilterForm(managerAddress(search), (typed) =>
    managerAddress(readSearch(typed)),
  )
  return (
    <search aria-label={copy.filter}>
      <Form ref={form} method="get" action={pathTo('adminManager')} onSubmit={submit}>
        <TextField
          label={copy.filter}
          labelHidden
          type="search"
          name="search"
          defaultValue={search}
          placeholder={copy.filterPlaceholder}
          leadingIcon="search"
          maxLength={100}
          autoComplete="off"
          enterKeyHint="search"
          onChange={applyAfterPause}
        />
        <noscript>
          <Button type="submit">{copy.apply}</Button>
        </noscript>
      </Form>
    </search>
  )
}
