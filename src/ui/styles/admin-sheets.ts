import catalogue from './sheets/catalogue.css?url'
import office from './sheets/office.css?url'
import orders from './sheets/orders.css?url'
import reports from './sheets/reports.css?url'
import settings from './sheets/settings.css?url'
import today from './sheets/today.css?url'
import workshop from './sheets/workshop.css?url'

const linksTo = (href: string) => () => [{ rel: 'stylesheet', href }]

export const catalogueLinks = linksTo(catalogue)
export const officeLinks = linksTo(office)
export const orderLinks = linksTo(orders)
export const reportLinks = linksTo(reports)
export const settingsLinks = linksTo(settings)
export const todayLinks = linksTo(today)
export const workshopLinks = linksTo(workshop)
