/* Logos of which a list of images or machines shows several: together in one file of the build. */
export { default as almalinux } from 'simple-icons/icons/almalinux.svg?raw';
export { default as centos } from 'simple-icons/icons/centos.svg?raw';
export { default as debian } from 'simple-icons/icons/debian.svg?raw';
export { default as fedora } from 'simple-icons/icons/fedora.svg?raw';
export { default as proxmox } from 'simple-icons/icons/proxmox.svg?raw';
export { default as rockylinux } from 'simple-icons/icons/rockylinux.svg?raw';
export { default as ubuntu } from 'simple-icons/icons/ubuntu.svg?raw';
