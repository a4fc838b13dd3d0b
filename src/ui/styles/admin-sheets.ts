import office from './sheets/office.css?url'
import workshop from './sheets/workshop.css?url'

export const officeLinks = () => [{ rel: 'stylesheet', href: office }]
export const workshopLinks = () => [{ rel: 'stylesheet', href: workshop }]
