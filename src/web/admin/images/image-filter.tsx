import { pathTo } from '#addresses.ts'
import { managerPage as copy } from '#copy/image-manager.ts'
import { readSearch } from '#domain/catalogue/managed-list.ts'
import { ListFilters } from '#web/admin/list-filters.tsx'

export const managerAddress = (search: string, page = 1) =>
  pathTo('adminManager', {}, { search: search || undefined, page: page > 1 ? page : undefined })

export function ImageFilter({ search }: { search: string }) {
  return (
    <ListFilters
      label={copy.filter}
      action={pathTo('adminManager')}
      current={managerAddress(search)}
      addressOf={(typed) => managerAddress(readSearch(typed))}
      search={{ label: copy.filter, placeholder: copy.filterPlaceholder, defaultValue: search }}
      submitLabel={copy.apply}
    />
  )
}
