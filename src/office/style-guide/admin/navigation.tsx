import { pathTo } from '#addresses.ts'
import { styleGuideCopy } from '#office/style-guide/admin-copy.ts'
import { Breadcrumbs } from '#ui/elements/breadcrumbs.tsx'
import { Pagination } from '#ui/elements/pagination.tsx'
import { Tabs } from '#ui/elements/tabs.tsx'
import { Menu, MenuAction, MenuLink, MenuRule } from '#ui/overlays/menu.tsx'
import { Specimen } from './specimen.tsx'

export function Navigation() {
  const { navigation } = styleGuideCopy
  const ownPath = pathTo('adminStyleGuide')
  const [home, list, page] = navigation.crumbs
  return (
    <Specimen title={navigation.title}>
      <div>
        <Tabs
          label={navigation.tabs}
          tabs={navigation.tab.map(({ id, label, text }) => ({
            id,
            label,
            content: <p className="mt4">{text}</p>,
          }))}
        />
      </div>
      <Breadcrumbs
        label={navigation.crumbsLabel}
        crumbs={[{ label: home, to: ownPath }, { label: list, to: ownPath }, { label: page }]}
      />
      <Pagination page={5} pageCount={12} hrefFor={(number) => `${ownPath}?pagina=${number}`} />
      <div className="cluster">
        <Menu label={navigation.menu} outlined align="start">
          <MenuLink icon="box" to={ownPath}>
            {navigation.menuItems.orders}
          </MenuLink>
          <MenuAction icon="repeat">{navigation.menuItems.again}</MenuAction>
          <MenuRule />
          <MenuAction icon="arrow-left" disabled>
            {navigation.menuItems.out}
          </MenuAction>
        </Menu>
      </div>
    </Specimen>
  )
}
