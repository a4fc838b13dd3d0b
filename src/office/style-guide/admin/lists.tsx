import { Price } from '#catalogue/products/storefront/price.tsx'
import { styleGuideCopy } from '#office/style-guide/admin-copy.ts'
import { Avatar } from '#ui/elements/avatar.tsx'
import { ActiveBadge } from '#ui/elements/badge.tsx'
import { type Column, DataTable } from '#ui/elements/data-table.tsx'
import { Image } from '#ui/elements/image.tsx'
import { Specimen } from './specimen.tsx'

const { lists } = styleGuideCopy
type Row = (typeof lists.rows)[number]

const columns: readonly Column<Row>[] = [
  { header: lists.columns.product, cell: (row) => row.name, nowrap: true },
  { header: lists.columns.category, cell: (row) => row.category },
  { header: lists.columns.status, cell: (row) => <ActiveBadge active={row.active} of="product" /> },
  { header: lists.columns.price, cell: (row) => <Price amount={row.price} plain />, numeric: true },
]

/** The file is missing on purpose, to show a broken image. */
const brokenImage = {
  url: '/media/guia/sem-arquivo.webp',
  width: 400,
  height: 500,
  alt: lists.brokenImage,
}

export function Lists() {
  return (
    <Specimen title={lists.title} note={lists.note}>
      <DataTable label={lists.table} columns={columns} rows={lists.rows} keyOf={(row) => row.name} stack />
      <div className="cluster">
        <div className="specimen__image">
          <Image image={null} sizes="8rem" alt="" />
        </div>
        <div className="specimen__image">
          <Image image={brokenImage} sizes="8rem" />
        </div>
        <Avatar name={lists.person} />
        <Avatar name={lists.person} large />
      </div>
    </Specimen>
  )
}
