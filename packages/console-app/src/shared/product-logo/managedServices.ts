/* Logos of which a list of services shows several: together in one file of the build. */
export { default as kubernetes } from 'simple-icons/icons/kubernetes.svg?raw';
export { default as mariadb } from 'simple-icons/icons/mariadb.svg?raw';
export { default as mysql } from 'simple-icons/icons/mysql.svg?raw';
export { default as postgresql } from 'simple-icons/icons/postgresql.svg?raw';
export { default as redis } from 'simple-icons/icons/redis.svg?raw';
