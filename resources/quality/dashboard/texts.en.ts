export const texts = {
  qualityDashboard: {
    month: 'Month',
    score: 'Quality Score',
    openConcessions: 'Open Concessions',
    openApprovals: 'Open Approvals',
    assurance: { title: 'Quality Assurance', percentage: 'Quality' },
    reports: { title: 'NCR by Month', open: 'Open NCR', all: 'All NCR' },
    people: {
      representative: 'Quality Representative',
      backup: 'Quality Representative (backup)',
      manager: 'Project Manager',
    },
  },
}
