/** Texts of the approval files (spec 3 §2 'Approval Files', §5, §8). */
export const texts = {
  resources: {
    approvalFiles: {
      title: 'Approval Files',
      fields: {
        name: 'Document',
        uploadedBy: 'Uploaded By',
        uploadedAt: 'Upload Date',
        days: 'Days in status',
      },
    },
    approvalHistory: {
      title: 'History',
      fields: {
        approval: 'Approval Document',
        approvedAt: 'Approval Date',
        documents: '%{product} Documents',
      },
    },
  },
  approvalFiles: {
    choose: 'Choose a folder to see its files.',
    search: 'Search part number',
    folders: 'Part numbers',
    childFolders: 'Folders',
    childrenFailed: 'The folders could not be loaded.',
    history: 'History',
    allDocuments: 'Show the document |||| Show all %{smart_count} documents',
    badges: { approved: 'approved', new: 'new' },
    sides: { provider: '%{product}', customer: 'Customer' },
    chooseFile: 'Select file',
    chooseFiles: 'Select files',
    create: {
      title: 'Create Folder',
      do: 'Create Folder',
      partNumber: 'Part number',
      type: 'Document type',
      used: 'has a folder',
      missing: 'You must select a file to create this folder',
    },
    created: { done: 'Folder created successfully!', failed: "Folder couldn't be created. Try again later." },
    add: {
      title: 'Add To Folder',
      files: 'Add Files',
      approval: 'Add Approval File',
      do: 'Upload',
      missing: 'You must select a file to upload.',
    },
    uploaded: { done: 'File uploaded successfully!', failed: "File couldn't be uploaded. Try again later." },
    newFolder: { title: 'New Folder', name: 'Folder name', do: 'Create' },
    rename: { of: 'Rename %{name}', ask: 'Folder name' },
    renamed: {
      done: 'Folder name changed successfully!',
      failed: "Folder name couldn't be changed. Try again later.",
    },
    move: {
      title: 'Move File',
      of: 'Move %{name}',
      destination: 'Destination folder',
      do: 'Move',
      missing: 'You must select a destination folder.',
    },
    moved: { done: 'File moved successfully!', failed: "File couldn't be moved. Try again later." },
    remove: { of: 'Delete %{name}', ask: 'Are you sure you want to delete this file?', do: 'Delete' },
    removed: { done: 'File deleted successfully!', failed: "File couldn't be deleted. Try again later." },
    comments: {
      title: 'Comments',
      empty: 'Nothing has been said yet.',
      failed: "Your message couldn't be sent. Try again later.",
    },
  },
}
