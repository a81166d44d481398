export const activities = {
  title: 'Activities',
  filters: 'Activity filters',
  filter: {
    offers: 'Offers',
    valuation: 'Orders in valuation',
    progress: 'Orders in progress',
    finished: 'Orders finished',
  },
  kind: { order: 'Order' },
  markAllRead: 'Mark as read',
  markedRead: '%{smart_count} order marked as read |||| %{smart_count} orders marked as read',
  nothingUnread: 'Everything is read',
  newOrder: 'New order',
  pallets: '%{smart_count} pallet |||| %{smart_count} pallets',
  noClient: 'No client data',
  incomplete: 'Data incomplete',
  loadMore: 'Load older ones',
  shownOf: '%{shown} of %{total} orders',
  empty: {
    title: 'This is where your orders will come in',
    text: 'Send a client the link to the order form, or enter the first order yourself.',
  },
  filtered: {
    title: 'No activity fits these filters',
    text: 'Switch some of them back on.',
    all: 'Show everything',
  },
};
